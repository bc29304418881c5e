import { FindUs } from '../../features/find-us/find-us';
import { ContactForm } from './contact-form';
import { OtherWays } from './other-ways';
import styles from './contact-page.module.css';

export function ContactPage() {
  return (
    <>
      <div className={styles.page}>
        <header className={styles.opening}>
          <h1 className="page-title">Contact</h1>
          <p className={styles.lead}>
            A question, a large table, an allergy, a kind word: write to us, and we reply within a day.
          </p>
        </header>
        <ContactForm />
        <OtherWays />
      </div>
      <FindUs />
    </>
  );
}
