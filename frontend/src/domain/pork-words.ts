/** Folded; what names pork in a dish, in English and Spanish. */
export const PORK_WORDS =
  'pork cerdo ham jamon bacon tocino panceta chorizo lard manteca sobrasada morcilla lomo txistorra'.split(
    ' ',
  );
