import { CheckedInput } from '../kit/forms/checked-input';
import { changeOwnName, changeOwnPassword, signOutEverywhere } from '../kit/session/session';
import { MIN_PASSWORD, useSession } from '../kit/session/session-store';
import { notifyDone } from '../kit/shell/notify';
import { Screen } from '../kit/shell/screen';
import { SendForm, type SendFormProps } from '../kit/shell/send-form';
import styles from './profile-part.module.css';
import { TwoStepPart } from './two-step-part';

export function ProfileScreen() {
  const user = useSession()?.user;
  return (
    <Screen title="Your account">
      <ProfilePart
        title="Name"
        action="Save name"
        failure={['Your name', 'was not saved']}
        onSend={async (values) => {
          await changeOwnName(values.name ?? '');
          notifyDone('Name saved');
        }}
      >
        <CheckedInput
          label="Name"
          isLabelHidden
          name="name"
          required
          maxLength={120}
          defaultValue={user?.name}
          key={user?.id}
          description={`Shown next to your changes. You sign in as ${user?.email ?? ''}.`}
        />
      </ProfilePart>
      <ProfilePart
        title="Password"
        action="Change password"
        failure={['Your password', 'was not changed']}
        onSend={async ({ current = '', password = '' }, form) => {
          await changeOwnPassword(current, password);
          form.reset();
          notifyDone('Password changed. You’ve been signed out on all other devices');
        }}
      >
        <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} readOnly />
        <CheckedInput
          label="Current password"
          name="current"
          type="password"
          autoComplete="current-password"
          required
        />
        <CheckedInput
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          description={`At least ${MIN_PASSWORD} characters`}
          minLength={MIN_PASSWORD}
          required
        />
      </ProfilePart>
      <TwoStepPart />
      <ProfilePart
        title="Devices"
        action="Sign out everywhere"
        failure={['You', 'were not signed out']}
        onSend={signOutEverywhere}
      >
        <p>Signs you out on every phone and computer, including this one. Use it if you’ve lost a device.</p>
      </ProfilePart>
    </Screen>
  );
}

/** A part of the profile with a button that saves only this part. */
function ProfilePart(props: SendFormProps & { title: string }) {
  return (
    <div className={styles.part}>
      <h2 className="section-title">{props.title}</h2>
      <SendForm {...props} isQuiet />
    </div>
  );
}
