import { Badge } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { StaffFood } from '../../api/staff/staff-food';
import { ListRow, RowPicture } from '../kit/lists/list-row';
import { PriceInRow } from '../kit/lists/price-in-row';
import { formatExactPrice } from '../../domain/money';
import { RowMenu, type RowMoves } from '../kit/lists/row-menu';
import type { RowControls } from '../kit/lists/sortable-row';
import { ToggleInRow } from '../kit/lists/toggle-in-row';
import type { FoodKind } from './food-kind';

const WARNING = { variant: 'outline', color: 'danger' };

/** The row's move controls: beside its other parts, or alone while reordering on a phone. */
export type Handles = 'none' | 'beside' | 'alone';

interface FoodRowProps {
  kind: FoodKind;
  food: StaffFood;
  currency: string;
  controls: RowControls;
  /** Its move actions if `controls` has none. */
  endMoves: ((food: StaffFood) => RowMoves | null) | null;
  onToggle: (food: StaffFood, isAvailable: boolean) => void;
  onPrice: (food: StaffFood, price: number) => void;
  onRemove: (food: StaffFood) => void;
  handles: Handles;
}

export function FoodRow(props: FoodRowProps) {
  const { kind, food, currency, controls, endMoves, onToggle, onPrice, onRemove, handles } = props;
  const { words, root } = kind;
  const hasCents = !Number.isInteger(food.price);
  const [first, ...others] = food.prices;
  const path = `${root}/${encodeURIComponent(food.id)}`;
  if (handles === 'alone') return <ListRow name={<span lang="es">{food.name}</span>} controls={controls} />;
  return (
    <ListRow
      picture={food.image && <RowPicture src={food.image} />}
      name={
        <Link to={path} lang="es">
          {food.name}
        </Link>
      }
      details={
        (food.featured || !food.allergens_confirmed || hasCents || others.length > 0) && (
          <>
            {food.featured && <Badge variant="default">{words.pick}</Badge>}
            {!food.allergens_confirmed && <Badge {...WARNING}>Allergens not confirmed</Badge>}
            {others.length > 0 && (
              <span>
                {others.map(({ label, price }) => `${label} ${formatExactPrice(price, currency)}`).join(', ')}
              </span>
            )}
            {hasCents && <Badge {...WARNING}>Price has cents</Badge>}
          </>
        )
      }
      price={
        <PriceInRow
          name={food.name}
          price={food.price}
          size={first?.label}
          currency={currency}
          onSave={(price) => onPrice(food, price)}
        />
      }
      toggle={
        <ToggleInRow
          name={food.name}
          isOn={food.available}
          onWord={`On the ${words.list}`}
          offWord="Sold out"
          onToggle={(isOn) => onToggle(food, isOn)}
        />
      }
      controls={handles === 'none' ? undefined : controls}
      menu={
        <RowMenu
          name={food.name}
          editTo={path}
          duplicateTo={`${root}/new?from=${encodeURIComponent(food.id)}`}
          moves={controls.moves ?? (endMoves && (() => endMoves(food)))}
          extra={[
            kind.canBeHighlighted && {
              label: 'Feature on home page…',
              icon: 'star',
              does: { to: `/admin/highlights?add=${encodeURIComponent(food.id)}` },
            },
          ]}
          onDelete={() => onRemove(food)}
        />
      }
    />
  );
}
