import { Fragment, options, type VNode } from 'preact';

/*
 * Stands in for React where its interface and Preact's differ: React's names of events that bubble from what is inside,
 * and `onChange` for every keystroke.
 */
const EVENTS = { onChange: 'onInput', onFocus: 'onFocusIn', onBlur: 'onFocusOut' };

const before = options.vnode;
options.vnode = (vnode: VNode) => {
  const props = vnode.props as Record<string, unknown>;
  if (typeof vnode.type === 'string')
    for (const [name, own] of Object.entries(EVENTS)) {
      if (!props[name]) continue;
      props[own] = props[name];
      delete props[name];
    }
  before?.(vnode);
};

export { createContext, createElement } from 'preact';
export { useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
export { Fragment };
