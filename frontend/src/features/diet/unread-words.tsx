import { unreadIn } from '../../domain/diet';
import { useAddressParam } from '../address/use-address-param';
import styles from './diet-notice.module.css';

const MAX_WORDS = 3;
const MAX_LETTERS = 30;

/** Names whatever a link asks to leave out but the filter does not know. */
export function UnreadWords() {
  const [without] = useAddressParam('without');
  const [only] = useAddressParam('only');
  // The server says only that there are some.
  const [unread] = useAddressParam('unread');
  const words = unreadIn(without, only).map((word) => `“${word.slice(0, MAX_LETTERS)}”`);
  if (words.length === 0 && unread === '') return null;
  if (words.length > MAX_WORDS) words.splice(MAX_WORDS, Infinity, 'more');
  const list = new Intl.ListFormat('en-US').format(words);
  return (
    <p className={styles.notice}>
      <strong>
        {words.length === 0
          ? 'Your link mentions something our filter doesn’t cover.'
          : `Your link mentions ${list}, which our filter doesn’t cover.`}
      </strong>{' '}
      Please tell your server.
    </p>
  );
}
