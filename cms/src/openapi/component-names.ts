import type { z } from 'zod';
import { loginBody } from '../contract/auth-group';
import { contactBody } from '../contract/contact-group';
import { eventBody } from '../contract/event-group';
import { categoryBody, drinkBody, menuItemBody } from '../contract/food-calls';
import { offerBody } from '../contract/offer-group';
import {
  drink,
  eventSpecial,
  fullDrinks,
  fullMenu,
  highlight,
  menuItem,
  offer,
  site,
  tapasSpecial,
} from '../contract/public-entities';
import { siteBody } from '../contract/site-group';
import {
  attention,
  staffCategory,
  staffContact,
  staffDrink,
  staffEvent,
  staffHighlight,
  staffMenuItem,
  staffOffer,
  staffSite,
  staffTapasSpecial,
  upload,
  user,
} from '../contract/staff-entities';
import { tapasSpecialBody } from '../contract/tapas5-group';
import { failure } from './failure';

/** Which side of a call a schema is written for: what is sent, or what is answered. */
export type Side = 'input' | 'output';

/** What is answered in more than one place, under the name that the written API gives it. */
const answers: Readonly<Record<string, z.ZodType>> = {
  Error: failure,
  FullMenu: fullMenu,
  MenuItem: menuItem,
  FullDrinks: fullDrinks,
  Drink: drink,
  Highlight: highlight,
  EventSpecial: eventSpecial,
  Offer: offer,
  TapasSpecial: tapasSpecial,
  Site: site,
  StaffCategory: staffCategory,
  StaffMenuItem: staffMenuItem,
  StaffDrink: staffDrink,
  StaffHighlight: staffHighlight,
  StaffEventSpecial: staffEvent,
  StaffOffer: staffOffer,
  StaffTapasSpecial: staffTapasSpecial,
  StaffSite: staffSite,
  ContactMessage: staffContact,
  Picture: upload,
  Attention: attention,
  User: user,
};

const bodies: Readonly<Record<string, z.ZodType>> = {
  MenuItemBody: menuItemBody,
  DrinkBody: drinkBody,
  CategoryBody: categoryBody,
  EventSpecialBody: eventBody,
  OfferBody: offerBody,
  TapasSpecialBody: tapasSpecialBody,
  SiteBody: siteBody,
  ContactBody: contactBody,
  LoginBody: loginBody,
};

/** The schemas that the written API names, by side and name. */
export const namedSchemas: Readonly<Record<Side, Readonly<Record<string, z.ZodType>>>> = {
  output: answers,
  input: bodies,
};
