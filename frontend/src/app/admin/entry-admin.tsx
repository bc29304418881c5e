// Must come before any module that creates a schema.
import './zod-without-eval';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { clearEndedSession } from '../../api/session-token';
import '../../styles/tokens.css';
import '../../styles/reset.css';
import '../../styles/fonts.css';
import '../../styles/typography.css';
import '../../styles/patterns.css';
import './mantine-styles';
import './admin-patterns.css';
import './admin.css';
import { surviveTranslation } from '../../ui/survive-translation';
import { forgetServiceWorkers } from '../forget-service-workers';
import { Admin } from './admin';
import { ADMIN_ELEMENT_ID } from './admin-element';

async function start(): Promise<void> {
  clearEndedSession(new Date());
  surviveTranslation();
  await forgetServiceWorkers();
  const element = document.getElementById(ADMIN_ELEMENT_ID);
  if (!element) throw new Error(`The document has no #${ADMIN_ELEMENT_ID}.`);
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  // The dialogs' scroll lock reads the nonce from here.
  setNonce(nonce);
  createRoot(element).render(
    <StrictMode>
      <Admin nonce={nonce} />
    </StrictMode>,
  );
}

void start();
