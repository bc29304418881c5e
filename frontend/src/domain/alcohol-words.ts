/** Words for alcohol in a dish's text, in English and Spanish, folded. */
export const ALCOHOL_WORDS =
  'alcohol wine vino sherry jerez fino rioja albarino verdejo garnacha tempranillo px oporto brandy rum ron liqueur licor beer cerveza cider sidra cava champagne vermut vermouth txakoli amontillado oloroso moscatel ximenez sangria gin vodka whisky whiskey bourbon cognac anis orujo pacharan marsala madeira port tequila amaretto lager'.split(
    ' ',
  );
