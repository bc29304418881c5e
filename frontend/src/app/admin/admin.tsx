import { MantineProvider } from '@mantine/core';
import { RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { Notices } from '../../admin/kit/shell/notices';
import { READING } from '../../admin/kit/shell/reading';
import { createAdminRouter } from './admin-routes';
import { adminTheme, adminVariables } from './admin-theme';

const router = createAdminRouter();

export function Admin({ nonce }: { nonce: string }) {
  return (
    <MantineProvider
      theme={adminTheme}
      cssVariablesResolver={adminVariables}
      defaultColorScheme="auto"
      // Its sheet of variables has every color of the library, and we use none.
      deduplicateCssVariables={false}
      getStyleNonce={() => nonce}
      // No style uses the library's own class names, so they are left out.
      withStaticClasses={false}
    >
      <SWRConfig value={READING}>
        <RouterProvider router={router} />
        <Notices />
      </SWRConfig>
    </MantineProvider>
  );
}
