import { Stack, TextInput } from '@mantine/core';
import { WELCOME_PATH } from '../kit/session/own-path';
import { CopyButton } from '../kit/shell/copy-button';
import type { ShownLink } from '../../api/staff/staff-people';
import { Dialog } from '../kit/shell/dialog';

/** The link is shown only once, because only a hash of its code is stored. */
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

/** After the `#`, so that the code never appears in a server's log. */
const addressOf = ({ code }: ShownLink) => `${window.location.origin}${WELCOME_PATH}#${code}`;
