/** Words for pork in a dish's text, in English and Spanish, folded. */
export const PORK_WORDS =
  'pork cerdo ham jamon bacon tocino panceta chorizo lard manteca sobrasada morcilla lomo txistorra'.split(
    ' ',
  );
