import { type StrapiApp, useRBAC } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { createOnce } from './create-once';
import logo from './logo.svg';
import { sendOpenedVersions } from './opened-versions';
import { keepFormsOfRefusedSaves } from './refused-saves';

/** Where the site shows an entry, by its type. */
const PLACES: Readonly<Record<string, (id: string) => string>> = {
  'api::menu.menu-item': (id) => `/menu#dish-${id}`,
  'api::menu.menu-category': () => '/menu',
  'api::drinks.drink': (id) => `/drinks#drink-${id}`,
  'api::drinks.drink-category': () => '/drinks',
  'api::event.event': () => '/events',
  'api::highlight.highlight': () => '/',
  'api::offer.offer': () => '/',
  'api::site.site-settings': () => '/contact',
  'api::tapas5.tapas-special': () => '/5-tapas',
};

/** The panel looks up an enumeration value's label by the value itself. */
const CHOICES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'sunday monday tuesday wednesday thursday friday saturday event special sparkling white orange red sherry sweet left right new read archived spam'
      .split(' ')
      .map((value) => [value, value.charAt(0).toUpperCase() + value.slice(1)]),
  ),
  evergreen: 'Ongoing',
  rose: 'Rosé',
  center: 'Middle',
};

const NO_ANSWER =
  'The site didn’t respond, so this may or may not have been saved. Check your connection, then open the entry in another tab to see before you save again.';

type SidePanel = typeof OnTheSite & { type?: string };

interface DocumentAction {
  (props: { collectionType: string }): object | null;
  type?: string;
  position?: string;
}

const IDLE_WIDGETS = ['last-published-entries', 'chart-entries', 'key-statistics'];
const SETUP_ACTIONS = ['configure-the-view', 'edit-the-model'];

/** Strapi offers these actions to editors too, then refuses them. */
function ifMayConfigure(action: DocumentAction): DocumentAction {
  const Allowed: DocumentAction = (props) => {
    const permission = `plugin::content-manager.${props.collectionType}.configure-view`;
    const { allowedActions } = useRBAC([{ action: permission, subject: null }]);
    const offered = action(props);
    return allowedActions.canConfigureView ? offered : null;
  };
  return Object.assign(Allowed, { type: action.type, position: action.position });
}

/** The panel's own text size. */
const TEXT = { fontSize: '1.4rem' };

interface Column {
  name: string;
  attribute?: { type?: string };
  cellFormatter?: (row: Readonly<Record<string, string | null>>) => ReactNode;
}

/** In a list, Strapi shows the stored value of a choice. */
function showChoicesInWords<Table extends { displayedHeaders: Column[] }>(table: Table): Table {
  const inWords = (column: Column): Column => {
    if (column.attribute?.type !== 'enumeration') return column;
    const wordsOf = (value: string) => CHOICES[value] ?? value;
    const cellFormatter: Column['cellFormatter'] = (row) => (
      <span style={TEXT}>{wordsOf(row[column.name] ?? '-')}</span>
    );
    return { ...column, cellFormatter };
  };
  return { ...table, displayedHeaders: table.displayedHeaders.map(inWords) };
}

type Middleware = Parameters<StrapiApp['addMiddlewares']>[0][number];

interface Answered {
  type: string;
  meta?: { arg?: { endpointName?: string } };
  payload: readonly { action: string }[];
}

/** Strapi shows its Settings link to everyone, even to people who may open none of the settings. */
const hideSettings: Middleware = () => () => (next) => (action: Answered) => {
  if (action.type.endsWith('/fulfilled') && action.meta?.arg?.endpointName === 'getMyPermissions') {
    const isEditor = !action.payload.some((permission) => permission.action.startsWith('admin::'));
    document.documentElement.toggleAttribute('data-editor', isEditor);
  }
  return next(action);
};

/** The panel is below the site's own address (`/cms`). */
function OnTheSite({ model, document }: { model: string; document?: { documentId?: string } }) {
  const place = PLACES[model];
  // A single type’s address has no id.
  const id = document?.documentId;
  if (place === undefined || id === undefined) return null;
  return {
    title: 'On the site',
    content: (
      <a href={place(id)} target="_blank" rel="noopener" style={TEXT}>
        View on the site
      </a>
    ),
  };
}

/** Marks Strapi's product tour and news as seen, once per browser, because they get in the way of work. */
function startQuietly(): void {
  const seen: Record<string, unknown> = {
    STRAPI_GUIDED_TOUR: { tours: {}, enabled: false, hidden: true, completedActions: [] },
    'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false': true,
    'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_true:false': true,
  };
  for (const [key, value] of Object.entries(seen)) {
    if (window.localStorage.getItem(key) === null) window.localStorage.setItem(key, JSON.stringify(value));
  }
}

export default {
  config: {
    auth: { logo },
    menu: { logo },
    head: { favicon: logo },
    locales: ['es'],
    notifications: { releases: false },
    tutorials: false,
    translations: {
      en: {
        'app.components.LeftMenu.navbrand.title': 'Casa Bodegón',
        'app.components.LeftMenu.navbrand.workplace': 'Content',
        'Auth.form.welcome.title': 'Casa Bodegón',
        'Auth.form.welcome.subtitle':
          'Sign in to change the menu, the drinks and everything else on the site.',
        // What Chrome, Firefox and Safari say when a call gets no answer.
        'apiError.Failed to fetch': NO_ANSWER,
        'apiError.NetworkError when attempting to fetch resource.': NO_ANSWER,
        'apiError.Load failed': NO_ANSWER,
        'HomePage.header.subtitle': 'Changes here go live right away.',
        'apiError.Entity not found': 'Someone has deleted this in the meantime. Nothing was saved.',
        'upload.list.bulk-actions.delete.error':
          'Not deleted, unless the site didn’t respond. A photo that is in use, or that the history still needs, can’t be deleted: open the photo and delete it alone to see why.',
        'components.Input.error.validation.regex':
          'This is blank or not in the right format. See the note or the example by this field.',
        ...CHOICES,
      },
    },
  },
  register(app: StrapiApp) {
    app.addMiddlewares([hideSettings]);
    // Nothing here has drafts, and counts of entries and tokens help nobody.
    app.widgets.register((widgets) => widgets.filter(({ id }) => !IDLE_WIDGETS.includes(id)));
  },
  bootstrap(app: StrapiApp) {
    startQuietly();
    sendOpenedVersions();
    createOnce();
    keepFormsOfRefusedSaves();
    const { addEditViewSidePanel, addDocumentAction } = app.getPlugin('content-manager').apis as {
      addEditViewSidePanel: (change: (panels: SidePanel[]) => SidePanel[]) => void;
      addDocumentAction: (change: (actions: DocumentAction[]) => DocumentAction[]) => void;
    };
    addDocumentAction((actions) =>
      actions.map((action) => (SETUP_ACTIONS.includes(action.type ?? '') ? ifMayConfigure(action) : action)),
    );
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', showChoicesInWords);
    const style = document.createElement('style');
    style.textContent = '[data-editor] nav a[href$="/settings"] { display: none }';
    document.head.append(style);
    // Removes Strapi's offer to set up a preview, which is the only panel without a type.
    addEditViewSidePanel((panels) => [...panels.filter(({ type }) => type !== undefined), OnTheSite]);
  },
};
