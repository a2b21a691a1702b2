declare module '*/early.js?source' {
  const source: string;
  export default source;
}
