import { Link } from 'react-router-dom';
import { ListRow, RowPicture } from '../kit/lists/list-row';
import { RowMenu } from '../kit/lists/row-menu';
import type { RowControls } from '../kit/lists/sortable-row';
import { ToggleInRow } from '../kit/lists/toggle-in-row';
import type { CardKind, StaffCard } from './card-kind';
import styles from './card-row.module.css';

interface CardRowProps<Card extends StaffCard> {
  kind: CardKind<Card>;
  card: Card;
  place: number;
  today: string;
  controls: RowControls;
  onToggle: (card: Card, active: boolean) => void;
  onDelete: (card: Card) => void;
}

export function CardRow<Card extends StaffCard>(props: CardRowProps<Card>) {
  const { kind, card, place, today, controls, onToggle, onDelete } = props;
  const { root, limit } = kind;
  const id = encodeURIComponent(card.id);
  const look = place < 0 ? 'quiet' : place < limit ? 'seen' : 'waiting';
  return (
    <ListRow
      picture={<RowPicture src={kind.pictureOf(card)} />}
      name={<Link to={`${root}/${id}`}>{card.title}</Link>}
      details={
        <>
          {kind.detailsOf?.(card, today)}
          <span className={styles.state} data-look={look}>
            {kind.stateWords(card, place, today)}
          </span>
        </>
      }
      toggle={
        <ToggleInRow
          name={card.title}
          isOn={card.active}
          onWord="Published"
          offWord="Hidden"
          onToggle={(isOn) => onToggle(card, isOn)}
        />
      }
      controls={controls}
      menu={
        <RowMenu
          name={card.title}
          editTo={`${root}/${id}`}
          duplicateTo={`${root}/new?from=${id}`}
          moves={controls.moves}
          onDelete={() => onDelete(card)}
        />
      }
    />
  );
}
