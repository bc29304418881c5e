import { CheckedInput } from '../kit/forms/checked-input';
import { useSession } from '../kit/session/session-store';
import { SendForm, type SendFormProps } from '../kit/shell/send-form';

/** Asks for the password, and for a code if two-step sign-in is on. */
export function ShortForm({ hasCode, children, ...form }: SendFormProps & { hasCode?: boolean }) {
  const email = useSession()?.user?.email ?? '';
  return (
    <SendForm {...form}>
      {children}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <CheckedInput
        label="Your password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        data-autofocus
      />
      {hasCode && (
        <CheckedInput
          label="Code from your app, or a recovery code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
      )}
    </SendForm>
  );
}
