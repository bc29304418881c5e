interface UsersPermissions {
  contentTypes: { user: { schema: { attributes: Record<string, unknown> } } };
}

/** What this CMS stores of a user besides Strapi's own. */
export default function extend(plugin: UsersPermissions): UsersPermissions {
  Object.assign(plugin.contentTypes.user.schema.attributes, {
    // For display; the username is the email address.
    name: { type: 'string', maxLength: 120 },
    last_sign_in: { type: 'datetime' },
    // A new one ends every sign-in.
    stamp: { type: 'string', private: true },
    // Of the link by which a password is chosen.
    link_hash: { type: 'string', private: true },
    link_ends: { type: 'datetime', private: true },
  });
  return plugin;
}
