import { type ReactNode, useState } from 'react';
import type { ErrorWire } from '../../../api/generated/wire';
import { isApiError } from '../../../api/errors';

interface Ways {
  onDone?: () => void;
  onBack?: () => void;
}

/**
 * The second step of signing in, once it is asked for. Its code is loaded only then.
 *
 * @returns `goOn` takes the first step's error, and rethrows it unless it asks for a second; `isBack` is true once
 * staff have gone back to the first
 */
export function useSecondStep({ onDone, onBack }: Ways = {}) {
  const [step, setStep] = useState<ReactNode>(null);
  const [isBack, setIsBack] = useState(false);
  const goBack = () => {
    setStep(null);
    setIsBack(true);
  };

  async function goOn(error: unknown): Promise<void> {
    const { twoStep } = ((isApiError(error) && error.answer?.body) || {}) as Partial<ErrorWire>;
    if (!twoStep) throw error;
    const { ticket, setup } = twoStep;
    const ways = { ticket, onDone: () => onDone?.(), onBack: onBack ?? goBack };
    if (setup === null) {
      const { CodeStep } = await import('./code-step');
      setStep(<CodeStep {...ways} />);
    } else {
      const { FirstSetup } = await import('./first-setup');
      setStep(<FirstSetup {...ways} setup={setup} />);
    }
  }

  return { step, goOn, isBack };
}
