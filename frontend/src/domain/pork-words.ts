/** Words for pork in a dish's text, in English and Spanish, folded. */
export const PORK_WORDS =
  'pork cerdo puerco porco ham jamon prosciutto bacon tocino tocineta panceta pancetta guanciale chorizo salchichon longaniza butifarra fuet salami nduja lard lardo manteca sobrasada morcilla lomo iberico iberica presa secreto pluma lacon mortadela mortadella speck cochinillo torrezno chicharron txistorra chistorra embutido charcuterie sausage salchicha serrano'.split(
    ' ',
  );
