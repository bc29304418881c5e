import { RAW_MARK } from '../../domain/legal';

export function RawMark() {
  return (
    <span className="accent">
      <span aria-hidden="true">{RAW_MARK}</span>
      <span className="visually-hidden" lang="en">
        {' (raw or undercooked)'}
      </span>
    </span>
  );
}
