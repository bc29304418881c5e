import { Link } from 'react-router-dom';
import { FILTERS, placeQuery, type ContactsPlace } from './contact-filter';
import styles from './contacts-list.module.css';

const WORDS: Readonly<Record<ContactsPlace['status'], [title: string, text: string]>> = {
  new: ['Nothing new', 'Every message has been read. New ones appear here by themselves.'],
  all: ['No messages yet', 'What guests write in the contact form appears here by itself.'],
  read: ['No read messages', 'Once a new message has been opened, it is here until you archive it.'],
  archived: ['Nothing archived', 'Archive a message when it is dealt with: it is kept here.'],
  spam: ['No spam', 'What programs write in the contact form lands here, and nobody is told of it.'],
};

/** What stands where no message does: why, and what to do. */
export function NoContacts({ place }: { place: ContactsPlace }) {
  const { status, search } = place;
  if (search !== '') {
    const label = FILTERS.find((each) => each.status === status)?.label ?? '';
    return (
      <div className={styles.empty}>
        <p>
          The search looks at names, e-mail addresses, phones, subjects and messages under “{label}” for
          exactly these words.
        </p>
        {status !== 'all' && (
          <Link to={`/admin/contacts${placeQuery({ status: 'all', search, page: 1 })}`}>
            Search in all but spam
          </Link>
        )}
        <Link to={`/admin/contacts${placeQuery({ status, search: '', page: 1 })}`}>Clear the search</Link>
      </div>
    );
  }
  const [title, text] = WORDS[status];
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{title}</p>
      <p>{text}</p>
      {status === 'new' && <Link to="/admin/contacts">See all but spam</Link>}
      {status === 'all' && (
        <a href="/contact" target="_blank" rel="noopener">
          See the contact form<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      )}
    </div>
  );
}
