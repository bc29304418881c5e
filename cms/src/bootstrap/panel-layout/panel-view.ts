/** One field of a form: its width in twelfths of a row, its label, and a sentence of help where a rule hides. */
export interface PanelField {
  width: number;
  label: string;
  help?: string;
  placeholder?: string;
  /** The field of a related entry that its picker shows. */
  shows?: string;
}

/** How the panel shows one content type or component. */
export interface PanelView {
  /** The field that stands for an entry in titles and pickers. */
  title: string;
  sort?: { by: string; order: 'ASC' | 'DESC' };
  columns: string[];
  rows: Record<string, PanelField>[];
}

export const field = (
  width: number,
  label: string,
  help?: string,
  more: Partial<PanelField> = {},
): PanelField => ({
  width,
  label,
  ...(help === undefined ? {} : { help }),
  ...more,
});
