import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Link, Outlet, useParams } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderInAdmin } from './render-in-admin';
import { EntryForm } from '../../admin/kit/forms/entry-form';
import type { EntryFormProps } from '../../admin/kit/forms/entry-form-props';
import { textRule, pictureRule, priceRule, requiredTextRule } from '../../admin/kit/forms/field-rules';
import { LongTextField, PriceField, SwitchField, TextField } from '../../admin/kit/forms/fields';
import { priceText } from '../../admin/kit/shell/price-words';
import { Screen } from '../../admin/kit/shell/screen';
import { changedTo, failure } from './failure';

/*
 * The form of a dish over a fake API, with versions and refusals.
 */

// Clears drafts and sign-ins.
afterEach(() => localStorage.clear());

export interface SomeDish {
  id: string;
  etag: string;
  name: string;
  price: number;
  note: string;
  isAvailable: boolean;
  image: { id: string; src: string; alt: string } | null;
}

const dishSchema = z.object({
  name: requiredTextRule(120),
  price: priceRule,
  note: textRule(200),
  isAvailable: z.boolean(),
  image: pictureRule,
});
type SomeValues = z.input<typeof dishSchema>;
export type SomeParsed = z.output<typeof dishSchema>;

const wire = z.looseObject({ id: z.string() });

export const croquetas: SomeDish = {
  id: 'croquetas',
  etag: '"1"',
  name: 'Croquetas',
  price: 12,
  note: '',
  isAvailable: true,
  image: null,
};

export function shelf(...dishes: SomeDish[]) {
  const kept = new Map(dishes.map((dish) => [dish.id, dish]));
  let version = 1;
  const put = (dish: Omit<SomeDish, 'etag'>) => {
    version += 1;
    const stored = { ...dish, etag: `"${version}"` };
    kept.set(dish.id, stored);
    return stored;
  };
  const check = (id: string, etag: string) => {
    const current = kept.get(id);
    if (!current) throw failure('not-found');
    if (current.etag !== etag) throw changedTo(current);
    return current;
  };
  return {
    kept,
    /** Changes the dish as another user would. */
    change: (id: string, changes: Partial<SomeDish>) => put({ ...(kept.get(id) as SomeDish), ...changes }),
    save: vi.fn(async (id: string | undefined, values: SomeParsed, etag: string | null) => {
      if (etag === null) return put({ id: `new-${kept.size + 1}`, ...values });
      return put({ ...check(id ?? '', etag), ...values });
    }),
    remove: vi.fn(async (id: string, etag: string) => {
      check(id, etag);
      kept.delete(id);
    }),
  };
}

export type Shelf = ReturnType<typeof shelf>;
type Props = EntryFormProps<SomeDish, SomeValues, SomeParsed>;

function DishForm({ store, more }: { store: Shelf; more: Partial<Props> }) {
  const { id } = useParams();
  const entry = store.kept.get(id ?? '') ?? null;
  return (
    <Screen title="Dish">
      <EntryForm
        noun="dish"
        key={id}
        draftKey={`menu/${id ?? 'new'}`}
        entry={entry}
        schema={dishSchema}
        toValues={(dish) => ({
          name: dish?.name ?? '',
          price: priceText(dish?.price ?? null),
          note: dish?.note ?? '',
          isAvailable: dish?.isAvailable ?? true,
          image: dish?.image ?? null,
        })}
        fields={{
          name: { label: 'Name' },
          price: { label: 'Price', show: (typed) => `$${typed}` },
          note: { label: 'Note' },
          isAvailable: { label: 'Shown on the menu' },
          image: { label: 'Picture' },
        }}
        wireNames={{ available: 'isAvailable', remark: 'note' }}
        save={(values, based) => store.save(based?.id, values, based?.etag ?? null)}
        readCurrent={(current) => wire.parse(current) as unknown as SomeDish}
        live={{ to: '/menu', label: 'View menu' }}
        {...more}
      >
        <TextField name="name" isRequired />
        <PriceField name="price" isRequired />
        <LongTextField name="note" help="Only the kitchen sees it." />
        <SwitchField name="isAvailable" />
      </EntryForm>
    </Screen>
  );
}

/** Renders the form of a dish, `new` for a new one, with a route to the list. */
function render(store: Shelf, id = 'croquetas', more: Partial<Props> = {}) {
  const form = <DishForm store={store} more={more} />;
  const layout = (
    <>
      <Link to="/admin/drinks">To the drinks</Link>
      <Outlet />
    </>
  );
  const routes = [
    {
      element: layout,
      children: [
        { path: '/admin/drinks', element: <h1>Drinks</h1> },
        { path: '/admin/menu', element: <h1>Menu</h1> },
        { path: '/admin/menu/new', element: form },
        { path: '/admin/menu/:id', element: form },
      ],
    },
  ];
  const result = renderInAdmin(null, { path: `/admin/menu/${id}`, routes });
  return { ...result, user: userEvent.setup({ delay: null }) };
}

export const dishForm = {
  render,
  name: () => screen.getByLabelText(/^Name/),
  price: () => screen.getByLabelText(/^Price/),
  note: () => screen.getByLabelText(/^Note/),
  saveButton: () =>
    screen.getByText(/^Sav(e|ing…)$/, { selector: 'form button *' }).closest('button') as HTMLButtonElement,
};

export async function retype(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}
