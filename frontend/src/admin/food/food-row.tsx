import { Link } from 'react-router-dom';
import type { StaffFood } from '../../api/staff/staff-food';
import { ListRow } from '../lists/list-row';
import { PriceInRow } from '../lists/price-in-row';
import { RowMenu, type RowMoves } from '../lists/row-menu';
import { RowPicture } from '../lists/row-picture';
import type { RowControls } from '../lists/sortable-row';
import { ToggleInRow } from '../lists/toggle-in-row';
import { FoodBadges } from './food-badges';
import type { FoodKind } from './food-kind';
import type { FoodActions } from './use-food-actions';

interface FoodRowProps<Entity extends StaffFood> {
  kind: FoodKind<Entity>;
  food: Entity;
  currency: string;
  controls: RowControls;
  /** Where the order cannot be changed by dragging: to the top and to the bottom still. */
  moves: RowMoves | null;
  actions: FoodActions<Entity>;
  onToggle: (food: Entity, isAvailable: boolean) => void;
}

/** One dish or drink of the list, with what is done to it most often in the row itself. */
export function FoodRow<Entity extends StaffFood>(props: FoodRowProps<Entity>) {
  const { kind, food, currency, controls, moves, actions, onToggle } = props;
  const { words, root } = kind;
  const path = `${root}/${encodeURIComponent(food.id)}`;
  return (
    <ListRow
      picture={<RowPicture src={food.image?.src ?? null} />}
      name={
        <Link to={path} lang="es">
          {food.name}
        </Link>
      }
      details={<FoodBadges food={food} pick={words.pick} />}
      price={
        <PriceInRow
          name={food.name}
          price={food.price}
          currency={currency}
          onSave={(price) => actions.setPrice(food, price)}
        />
      }
      toggle={
        <ToggleInRow
          name={food.name}
          isOn={food.isAvailable}
          onWord={`On the ${words.list}`}
          offWord="Sold out"
          onToggle={(isOn) => onToggle(food, isOn)}
        />
      }
      handle={controls.handle}
      moveButtons={controls.moveButtons}
      menu={
        <RowMenu
          name={food.name}
          editTo={path}
          duplicateTo={`${root}/new?from=${encodeURIComponent(food.id)}`}
          moves={controls.moves ?? moves}
          extra={
            kind.canBeHighlighted
              ? [
                  {
                    label: 'Put in highlights…',
                    icon: 'star',
                    does: { to: `/admin/highlights?add=${encodeURIComponent(food.id)}` },
                  },
                ]
              : []
          }
          onDelete={() => actions.remove(food)}
        />
      }
    />
  );
}
