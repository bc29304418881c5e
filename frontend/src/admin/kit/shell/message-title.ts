import { SUBJECT_WHEN_MISSING } from '../../../api/contact';
import type { StaffContact } from '../../../api/staff/staff-contacts';

/** Whether the guest gave no subject. */
export const isUntitled = ({ subject }: Pick<StaffContact, 'subject'>) => subject === SUBJECT_WHEN_MISSING;

/** The subject, or the sender if there is none: otherwise all such messages would look alike. */
export const titleOf = (contact: Pick<StaffContact, 'subject' | 'name'>) =>
  isUntitled(contact) ? `Message from ${contact.name}` : contact.subject;
