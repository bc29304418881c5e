import type { ComponentProps } from 'react';

interface FileInputProps extends Pick<ComponentProps<'input'>, 'ref' | 'accept'> {
  label: string;
  onFile: (file: File) => void;
}

/** Hidden: a button beside it opens it, and is the only tab stop. */
export function FileInput({ label, onFile, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      hidden
      tabIndex={-1}
      aria-label={label}
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? [];
        // Allows choosing the same file again, for example after editing it.
        event.currentTarget.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
