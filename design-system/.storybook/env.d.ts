interface ImportMeta {
  /** What the stories are started with; Storybook passes on variables with its own prefix. */
  readonly env: Readonly<
    Record<'STORYBOOK_THEME' | 'STORYBOOK_OTHER_THEME' | 'STORYBOOK_LANGUAGE', string | undefined>
  >;
}
