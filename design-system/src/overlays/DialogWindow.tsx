import { clsx } from 'clsx';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import s from '../components/Dialog/Dialog.module.css';
import sheet from '../components/Dialog/sheet.module.css';
import { useOwnWords } from '../i18n/useOwnWords.ts';
import { XIcon } from '../icons/index.ts';
import { useFocusReturn } from './useFocusReturn.ts';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Actions below the content; they stay in view while it scrolls. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  children?: ReactNode;
}

/** The window of a `Dialog`. */
export function DialogWindow(props: DialogProps): ReactElement {
  const { isOpen, onOpenChange, title, description, footer, size = 'medium', children } = props;
  const t = useOwnWords();
  const focusReturn = useFocusReturn();
  const unlabelled = description ? {} : { 'aria-describedby': undefined };
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={sheet.backdrop} />
        <Primitive.Content className={sheet.sheet} data-size={size} {...unlabelled} {...focusReturn}>
          <Primitive.Title className={s.title}>{title}</Primitive.Title>
          <Body>
            {description ? (
              <Primitive.Description className={sheet.description}>{description}</Primitive.Description>
            ) : null}
            {children}
          </Body>
          {footer ? <footer className={clsx(sheet.actions, s.footer)}>{footer}</footer> : null}
          {/* Last, so that focus starts in the content. */}
          <Primitive.Close className={s.close} aria-label={t('close')}>
            <XIcon aria-hidden="true" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** The part that scrolls when it is too tall; only then it takes focus, for the arrow keys. */
function Body({ children }: { children: ReactNode }): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useLayoutEffect(() => {
    const body = ref.current;
    const content = contentRef.current;
    if (!body || !content) return;
    const measure = () => setIsScrollable(body.scrollHeight > body.clientHeight);
    measure(); // At once, so that the first picture on the screen can be scrolled already.
    const observer = new ResizeObserver(measure);
    // The body stops growing at the window's height; its content (late texts, fonts) does not.
    observer.observe(body);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className={s.body} tabIndex={isScrollable ? 0 : undefined}>
      <div ref={contentRef} className={s.content}>
        {children}
      </div>
    </div>
  );
}
