import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from './reducer.ts';
import type { AppDispatch } from './store.ts';

/** `useDispatch` that knows the product's thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** `useSelector` over the product's state. */
export const useAppSelector = useSelector.withTypes<RootState>();
