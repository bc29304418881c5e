import type { FieldErrors } from 'react-hook-form';
import type { ErrorDetail } from '../../../api/errors';
import { sentence } from './form-words';

/** Something to fix. `name` is null if the problem is not with a field of the form. */
export interface Complaint {
  name: string | null;
  message: string;
}

export function complaintsIn(errors: FieldErrors, labels: Readonly<Record<string, string>>): Complaint[] {
  const order = Object.keys(labels);
  const names = Object.keys(errors).filter((name) => name !== 'root');
  names.sort((one, other) => placeOf(order, one) - placeOf(order, other));
  return names.flatMap((name) =>
    leaves(errors[name], name).map((leaf) => ({
      ...leaf,
      message: sentence(labels[name] ?? name, leaf.message),
    })),
  );
}

function placeOf(order: readonly string[], name: string): number {
  const at = order.indexOf(name);
  return at < 0 ? order.length : at;
}

function leaves(node: unknown, path: string): { name: string; message: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('message' in node && typeof node.message === 'string') return [{ name: path, message: node.message }];
  return Object.entries(node).flatMap(([key, child]) =>
    // Skips `ref`, which points into the DOM. A problem with a list as a whole is in its `root`.
    key === 'ref' ? [] : leaves(child, key === 'root' ? path : `${path}.${key}`),
  );
}

export function complaintsOf(
  details: readonly ErrorDetail[],
  names: readonly string[],
  wireNames: Readonly<Record<string, string>>,
): Complaint[] {
  return details.map(({ path, message }) => ({ name: fieldOf(path, names, wireNames), message }));
}

/** `hours.0.spans` becomes the form's field for `hours` plus the rest of the path. */
function fieldOf(
  path: string,
  names: readonly string[],
  wireNames: Readonly<Record<string, string>>,
): string | null {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const head = parts.slice(0, length).join('.');
    const name = wireNames[head] ?? (names.includes(head) ? head : undefined);
    if (name !== undefined) return [name, ...parts.slice(length)].join('.');
  }
  return null;
}
