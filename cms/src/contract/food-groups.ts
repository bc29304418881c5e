import type { CallGroup } from './call';
import { staffDrinksCalls, staffMenuCalls } from './food-calls';
import { fullDrinks, fullMenu } from './public-entities';

export const menuGroup: CallGroup = {
  api: 'menu',
  title: 'Menu',
  calls: [
    {
      method: 'GET',
      path: '/menu/full',
      handler: 'menu.full',
      who: 'anyone',
      summary: 'The whole menu: what is available, by category',
      answer: { status: 200, body: fullMenu, hasEtag: true },
    },
    ...staffMenuCalls,
  ],
};

export const drinksGroup: CallGroup = {
  api: 'drinks',
  title: 'Drinks',
  calls: [
    {
      method: 'GET',
      path: '/drinks/full',
      handler: 'drinks.full',
      who: 'anyone',
      summary: 'All drinks: what is available, by category',
      answer: { status: 200, body: fullDrinks, hasEtag: true },
    },
    ...staffDrinksCalls,
  ],
};
