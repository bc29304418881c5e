import { Stack, TextInput } from '@mantine/core';
import { WELCOME_PATH } from '../kit/session/own-path';
import { CopyButton } from '../kit/shell/copy-button';
import type { ShownLink } from '../../api/staff/staff-people';
import { Dialog } from '../kit/shell/dialog';

/** The only time that the link is shown: what is stored can’t be turned back into it. */
export function LinkDialog({ link, onClose }: { link: ShownLink | null; onClose: () => void }) {
  return (
    <Dialog opened={link !== null} onClose={onClose} title="Send this link" closeOnClickOutside={false}>
      {link && (
        <Stack align="flex-start">
          <p>
            Send this to {link.person.name} to choose a password and sign in. It works once and expires in
            seven days. Anyone with the link can use it, so don’t share it with anyone else. You won’t see it
            again.
          </p>
          <TextInput
            label={`Link for ${link.person.email}`}
            value={addressOf(link)}
            readOnly
            w="100%"
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton text={addressOf(link)} label="Copy link" done="Link copied" />
        </Stack>
      )}
    </Dialog>
  );
}

/** Behind the `#`, so that the code is in no log of any server. */
const addressOf = ({ code }: ShownLink) => `${window.location.origin}${WELCOME_PATH}#${code}`;
