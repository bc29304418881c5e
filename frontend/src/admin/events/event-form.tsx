import { CardForm } from '../cards/card-form';
import { EVENT_FIELDS, EVENT_RULES, type EventValues } from './event-fields';
import { useEventKind } from './event-kind';
import { EventPreview } from './event-preview';

const drawPreview = (values: EventValues) => <EventPreview values={values} />;

export function EventForm() {
  return (
    <CardForm
      kind={useEventKind()}
      fields={EVENT_FIELDS}
      rules={EVENT_RULES}
      notCopied={{ date: '', endDate: '', weekdays: [], startTime: '', endTime: '' }}
      preview={drawPreview}
    />
  );
}
