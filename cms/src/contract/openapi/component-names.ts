import type { z } from 'zod';
import { fullDrinks, fullMenu } from '../calls/menu-and-drinks';
import { loginBody, user } from '../calls/sign-in';
import { attention } from '../entities/attention';
import { category } from '../entities/category';
import { change, restored } from '../entities/change';
import { dish, dishChange } from '../entities/dish';
import { drink, drinkChange } from '../entities/drink';
import { event, eventForDiners } from '../entities/event';
import { highlight } from '../entities/highlight';
import { message } from '../entities/message';
import { offer } from '../entities/offer';
import { linkTo, person, personBody, personChange } from '../entities/person';
import { picture } from '../entities/picture';
import { site } from '../entities/site';
import { special, staffSpecial } from '../entities/special';
import { failure } from './failure';

export type Side = 'input' | 'output';

const ANSWERS: Readonly<Record<string, z.ZodType>> = {
  Error: failure,
  FullMenu: fullMenu,
  MenuItem: dish.forDiners,
  FullDrinks: fullDrinks,
  Drink: drink.forDiners,
  Highlight: highlight.forDiners,
  EventSpecial: eventForDiners,
  Offer: offer.forDiners,
  TapasSpecial: special.forDiners,
  Site: site.forDiners,
  StaffCategory: category.forStaff,
  StaffMenuItem: dish.forStaff,
  StaffDrink: drink.forStaff,
  StaffHighlight: highlight.forStaff,
  StaffEventSpecial: event.forStaff,
  StaffOffer: offer.forStaff,
  StaffTapasSpecial: staffSpecial,
  StaffSite: site.forStaff,
  ContactMessage: message.forStaff,
  Picture: picture,
  Attention: attention,
  Change: change,
  Restored: restored,
  Person: person,
  PersonLink: linkTo,
  User: user,
};

const BODIES: Readonly<Record<string, z.ZodType>> = {
  MenuItemBody: dish.body,
  MenuItemChange: dishChange,
  MenuItemPatch: dish.patch,
  DrinkBody: drink.body,
  DrinkChange: drinkChange,
  DrinkPatch: drink.patch,
  CategoryBody: category.body,
  EventSpecialBody: event.body,
  EventSpecialPatch: event.patch,
  OfferBody: offer.body,
  OfferPatch: offer.patch,
  TapasSpecialBody: special.body,
  SiteBody: site.body,
  PersonBody: personBody,
  PersonChange: personChange,
  ContactBody: message.body,
  LoginBody: loginBody,
};

export const NAMED_SCHEMAS: Readonly<Record<Side, Readonly<Record<string, z.ZodType>>>> = {
  output: ANSWERS,
  input: BODIES,
};
