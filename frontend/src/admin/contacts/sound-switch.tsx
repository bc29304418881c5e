import { Switch } from '@mantine/core';
import { setMessageSound, useMessageSound } from '../kit/shell/message-sound';

/** For this device only: the phone behind the bar can play a sound while the one in the office stays silent. */
export function SoundSwitch() {
  return (
    <Switch
      label="Sound for new messages on this device"
      checked={useMessageSound()}
      onChange={(event) => setMessageSound(event.currentTarget.checked)}
    />
  );
}
