import { SendForm, type SendFormProps } from '../kit/shell/send-form';
import styles from './own-part.module.css';

/** A part of the profile with a button that saves only this part. */
export function OwnForm(props: SendFormProps & { title: string }) {
  return (
    <div className={styles.part}>
      <h2 className="section-title">{props.title}</h2>
      <SendForm {...props} isQuiet />
    </div>
  );
}
