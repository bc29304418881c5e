import { Button } from '@mantine/core';
import { useRef } from 'react';
import { AdminIcon } from '../kit/shell/admin-icon';

interface FileButtonProps {
  label: string;
  isMain: boolean;
  onFile: (file: File) => void;
}

/** The button is the only tab stop. */
export function FileButton({ label, isMain, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={isMain ? 'filled' : 'default'}
        leftSection={<AdminIcon name="upload" size={18} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        // No list of types: some devices gray out a CSV file that they know by another type.
        hidden
        tabIndex={-1}
        aria-label="CSV file"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Allows choosing the same file again, after editing it.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
