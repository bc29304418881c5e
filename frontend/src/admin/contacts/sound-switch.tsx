import { Switch } from '@mantine/core';
import { setMessageSound, useMessageSound } from '../kit/shell/message-sound';

/** For this device only: the phone behind the bar may ring while the one on the desk stays silent. */
export function SoundSwitch() {
  return (
    <Switch
      label="Sound for new messages on this device"
      checked={useMessageSound()}
      onChange={(event) => setMessageSound(event.currentTarget.checked)}
    />
  );
}
