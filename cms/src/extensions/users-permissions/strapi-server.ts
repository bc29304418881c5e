interface UsersPermissions {
  contentTypes: { user: { schema: { attributes: Record<string, unknown> } } };
}

/** Gives users a display name, beside the username, which is their email address. */
export default function extend(plugin: UsersPermissions): UsersPermissions {
  plugin.contentTypes.user.schema.attributes.name = { type: 'string', maxLength: 120 };
  return plugin;
}
