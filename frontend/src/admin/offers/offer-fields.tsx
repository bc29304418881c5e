import { SimpleGrid, UnstyledButton } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import { OFFER_BUTTONS } from '../../domain/offer';
import { CardDays } from '../cards/card-days';
import { choice } from '../kit/forms/choice-kind';
import { date, line, link, longText, toggle } from '../kit/forms/field-kinds';
import { crossRule, type ParsedOf, section, type ValuesOf } from '../kit/forms/field-list';
import { DateField } from '../kit/forms/fields';
import { picture } from '../kit/forms/picture-kind';
import { useServerToday } from '../kit/shell/use-server-today';
import { type DatePreset, datePresets } from './date-presets';
import { showsSentence } from './offer-words';

export const OFFER_FIELDS = {
  ...section('Basics', {
    title: line({
      label: 'Title',
      max: 120,
      isRequired: true,
      help: 'Large, over the photo: a few words.',
    }),
    subtitle: longText({ label: 'Subtitle', max: 200, rows: 2, help: 'Below the title, if it needs more.' }),
    badge: line({ label: 'Badge', max: 40, help: 'Small, above the title: “For two”, “Weekend only”.' }),
    image: picture({
      label: 'Photo',
      aspect: '16:9',
      help: 'Fills the screen behind the words, which are on the left. If blank, we show an illustrated plate.',
    }),
    focus: choice({
      label: 'Part of the photo to keep',
      choices: [
        { value: 'left', label: 'Left' },
        { value: 'center', label: 'Middle' },
        { value: 'right', label: 'Right' },
      ],
      rule: z.enum(['left', 'center', 'right']),
      initial: 'center',
      help: 'Phones show less than half of its width.',
    }),
  }),
  ...section('When it shows', {
    startDate: date('startDate', { label: 'First day', none: 'At once', control: () => <OfferDays /> }),
    endDate: date('endDate', { label: 'Last day', none: 'No end', control: () => null }),
    active: toggle({ label: 'Published', initial: true, help: 'Turn off to hide it, whatever the dates.' }),
  }),
  ...section(
    'Buttons',
    {
      ctaPrimaryLabel: line({
        label: 'First button',
        max: 40,
        help: `Default: ${OFFER_BUTTONS.ctaPrimaryLabel}`,
      }),
      ctaPrimaryTo: link({ label: 'First link', usual: 'Menu' }),
      ctaSecondaryLabel: line({
        label: 'Second button',
        max: 40,
        help: `Default: ${OFFER_BUTTONS.ctaSecondaryLabel}`,
      }),
      ctaSecondaryTo: link({ label: 'Second link', usual: 'Reservations' }),
    },
    `“${OFFER_BUTTONS.ctaPrimaryLabel}” and “${OFFER_BUTTONS.ctaSecondaryLabel}”`,
  ),
};

export type OfferValues = ValuesOf<typeof OFFER_FIELDS>;

export const OFFER_RULES = [
  crossRule<ParsedOf<typeof OFFER_FIELDS>>(
    'endDate',
    'The end is before the start.',
    ({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate,
  ),
];

type Days = Pick<OfferValues, 'startDate' | 'endDate' | 'active'>;

/** When an offer shows: two dates, or a preset button that fills them in and looks pressed while they match. */
function OfferDays() {
  const today = useServerToday();
  const { watch, setValue, clearErrors } = useFormContext<Days>();
  const values = watch();
  const choose = ({ startDate, endDate }: DatePreset) => {
    if (startDate !== null) setValue('startDate', startDate, { shouldDirty: true });
    setValue('endDate', endDate, { shouldDirty: true });
    clearErrors(['startDate', 'endDate']);
  };
  const isChosen = ({ startDate, endDate }: DatePreset) =>
    endDate === values.endDate && (startDate === null || startDate === values.startDate);
  return (
    <>
      <SimpleGrid
        minColWidth="min(10.5rem, 100%)"
        autoFlow="auto-fit"
        spacing="xs"
        role="group"
        aria-label="Usual days"
      >
        {datePresets(today).map((preset) => (
          <UnstyledButton
            key={preset.label}
            className="outlined lights"
            fz="inherit"
            lh="inherit"
            mih="var(--target)"
            p="xs"
            aria-pressed={isChosen(preset)}
            onClick={() => choose(preset)}
          >
            <b>{preset.label}</b> <div className="fine">{preset.days}</div>
          </UnstyledButton>
        ))}
      </SimpleGrid>
      <CardDays<Days>
        names={['endDate']}
        sentence={({ active, startDate, endDate }) =>
          showsSentence({ active, startDate: startDate || null, endDate: endDate || null }, today, false)
        }
      >
        <DateField name="startDate" help="Blank: from now on." />
        <DateField name="endDate" min={values.startDate} help="This day included. Blank: no end." />
      </CardDays>
    </>
  );
}
