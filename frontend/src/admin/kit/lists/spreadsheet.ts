import Papa from 'papaparse';

/** Without it, Excel does not recognize UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What spreadsheets read as a formula (OWASP, “CSV Injection”), even after blanks or in full width. */
const FORMULA_START = /^'*([\s\uFEFF]*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Adds one apostrophe, so that `readCell` can distinguish it from the text's own. */
export function safeCell(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/** The text that `safeCell` made safe. */
export function readCell(cell: string): string {
  return cell.startsWith("'") && FORMULA_START.test(cell) ? cell.slice(1) : cell;
}

/** Excel expects the separator that it writes itself: a semicolon in locales with a decimal comma. */
const separatorIn = (locale?: string) => ((0.5).toLocaleString(locale).includes(',') ? ';' : ',');

/** `locale`: the browser's own if missing. */
export function spreadsheet(rows: readonly (readonly string[])[], locale?: string): string {
  const cells = rows.map((row) => row.map(safeCell));
  return (
    BYTE_ORDER_MARK + Papa.unparse(cells, { quotes: true, newline: '\r\n', delimiter: separatorIn(locale) })
  );
}

export function downloadText(text: string, name: string, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read it only after handling the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
