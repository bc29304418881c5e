import { Switch } from '@mantine/core';
import { setMessageSound, useMessageSound } from '../kit/shell/message-sound';

/** For this device alone: the phone behind the bar may sound while the one on the desk stays quiet. */
export function SoundSwitch() {
  return (
    <Switch
      label="Sound for new messages on this device"
      checked={useMessageSound()}
      onChange={(event) => setMessageSound(event.currentTarget.checked)}
    />
  );
}
