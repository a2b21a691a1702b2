/** The package ships no types: lists by language, lower case or not. */
declare module 'naughty-words' {
  const lists: Readonly<Record<string, readonly string[]>>;
  export default lists;
}
