import { Link } from 'react-router-dom';
import { FILTERS, placeQuery, type ContactsPlace } from './contact-filter';

const WORDS: Readonly<Record<ContactsPlace['status'], { title: string; text: string }>> = {
  new: { title: 'Nothing new', text: 'Every message has been read. New ones appear here by themselves.' },
  all: { title: 'No messages yet', text: 'What guests write in the contact form appears here by itself.' },
  read: { title: 'No read messages', text: 'A message that has been opened is here until it is archived.' },
  archived: { title: 'Nothing archived', text: 'Archive a message when it is dealt with: it is kept here.' },
  spam: {
    title: 'No spam',
    text: 'Messages caught by the spam filter. No alerts are sent.',
  },
};

export function noContacts({ status, search }: ContactsPlace) {
  if (search === '') {
    const action =
      status === 'new' ? (
        <Link to="/admin/contacts">See all but spam</Link>
      ) : status === 'all' ? (
        <a href="/contact" target="_blank" rel="noopener">
          View contact form<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      ) : null;
    return { ...WORDS[status], action };
  }
  const label = FILTERS.find((each) => each.status === status)?.label ?? '';
  return {
    title: `No message has “${search}”`,
    text: `Looked through under “${label}”: names, emails, phones, subjects and messages, for these words as they stand.`,
    action: (
      <>
        {status !== 'all' && (
          <Link to={`/admin/contacts${placeQuery({ status: 'all', search, page: 1 })}`}>
            Search all but spam
          </Link>
        )}{' '}
        <Link to={`/admin/contacts${placeQuery({ status, search: '', page: 1 })}`}>Clear the search</Link>
      </>
    ),
  };
}
