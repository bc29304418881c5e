import type { Food } from '../../domain/menu';
import { formatMenuPrice } from '../../domain/money';
import entry from './entry.module.css';

interface PriceLineProps {
  food: Pick<Food, 'price' | 'prices'>;
  currency: string;
}

/** One price, or one for each size: read out as `tapa $7, ración $14`. */
export function PriceLine({ food: { price, prices }, currency }: PriceLineProps) {
  if (prices.length === 0) return <p className={entry.price}>{formatMenuPrice(price, currency)}</p>;
  return (
    <p className={entry.prices}>
      {prices.map((size, index) => (
        <span key={index} className="shrinks">
          {index > 0 && <span className="visually-hidden">, </span>}
          {size.label} <span className={entry.price}>{formatMenuPrice(size.price, currency)}</span>
        </span>
      ))}
    </p>
  );
}
