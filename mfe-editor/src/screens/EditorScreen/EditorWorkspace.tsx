import type { ColoringPage } from '@lineleaf/api-client/contract';
import { EditorTable } from './EditorTable.tsx';
import { Fault } from './Fault.tsx';
import { Opening } from './Opening.tsx';
import { useEditorModel } from './useEditorModel.ts';

interface EditorWorkspaceProps {
  page: ColoringPage;
  pages: readonly ColoringPage[];
  userId: string;
  onRefetch: () => void;
}

/** Opens a page's picture, and shows the editor over it or why it cannot be colored. */
export function EditorWorkspace(props: EditorWorkspaceProps) {
  const { model, phase, retry } = useEditorModel(props);
  const { page, pages, userId } = props;
  // A colored copy has its original's lines.
  const hasLeaks = (pages.find(({ id }) => id === page.original_page_id) ?? page).has_leaks ?? false;
  if (phase.kind === 'ready' && model) {
    return (
      <EditorTable {...{ model, page, pages, userId }} hasLeaks={hasLeaks} isResumed={phase.isResumed} />
    );
  }
  if (phase.kind === 'ready' || phase.kind === 'loading') return <Opening />;
  return <Fault kind={phase.kind} onRetry={retry} />;
}
