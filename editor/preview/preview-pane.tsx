import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { Component } from 'react';
import { isRecord } from '../../pipeline/content/content-errors.ts';
import { postBlocks } from '../../pipeline/content/post-blocks.ts';
import { newPhotoUrls, withPhotoNames } from '../forms/content-store.ts';
import { type Entry, type FormData, formData } from '../forms/entry-data.ts';
import type { FieldSchema } from '../forms/fields.ts';
import { screens } from '../forms/labels.ts';

/** What preview-page.tsx shows, in a frame of this pane. */
export interface Draft {
  /** The path of the page. */
  page: string;
  /** The file in content/ and the data that it would have. */
  file: string;
  data: Record<string, unknown>;
  /** The URLs of photos that are not saved yet, by their names. */
  newPhotos: Record<string, string>;
}

declare global {
  interface Window {
    draft?: Draft;
  }
}

const debounceMs = 250;

/** The real page with the data of the form. A second, hidden frame renders each change and then replaces the first. */
export function previewOf(source: string) {
  return class PreviewPane extends Component<CustomPreviewTemplateProps> {
    box: HTMLElement | null = null;
    timer = 0;
    shown = '';

    override componentDidMount() {
      this.update();
    }

    override componentDidUpdate() {
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.update(), debounceMs);
    }

    override componentWillUnmount() {
      clearTimeout(this.timer);
    }

    update() {
      const draft = draftOf(source, formData(source, this.props.entry as unknown as Entry));
      const text = JSON.stringify(draft);
      if (!this.box || text === this.shown) return;
      this.shown = text;
      const [old, ...unfinished] = [...this.box.querySelectorAll('iframe')];
      for (const frame of unfinished) frame.remove();
      const frame = this.box.ownerDocument.createElement('iframe');
      frame.title = 'The page';
      frame.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%; border: 0';
      if (old) frame.style.visibility = 'hidden';
      window.draft = { ...draft, newPhotos: newPhotoUrls() };
      frame.src = new URL('./preview.html', location.href).href;
      frame.addEventListener('rendered', () => {
        frame.contentWindow?.scrollTo(0, old?.contentWindow?.scrollY ?? 0);
        frame.style.visibility = '';
        old?.remove();
      });
      this.box.append(frame);
    }

    narrow = (isNarrow: boolean) => {
      if (this.box) this.box.style.maxWidth = isNarrow ? '360px' : '';
    };

    override render() {
      return (
        <div style={paneStyle}>
          <label style={{ padding: '8px 12px', font: '14px system-ui, sans-serif' }}>
            <input onChange={({ target }) => this.narrow(target.checked)} type="checkbox" /> As on a
            phone
          </label>
          <div
            ref={(box) => {
              this.box = box;
            }}
            style={{ position: 'relative', width: '100%', marginInline: 'auto' }}
          />
        </div>
      );
    }
  };
}

function draftOf(
  source: string,
  { path, schema, fields: all, body }: FormData,
): Omit<Draft, 'newPhotos'> {
  const file = `content/${path}`;
  const fields = withoutIncomplete(all, schema);
  switch (source) {
    case 'posts': {
      const { blocks } = postBlocks(withPhotoNames(body ?? ''));
      const data = { id: 'draft', ...fields, date: fields['date'] || today(), content: blocks };
      return { page: '/blog/draft', file, data };
    }
    case 'calls': {
      // The page shows one call: the edited one, even if it is not featured.
      const data = { id: 'draft', ...fields, featured: true, date: fields['date'] || today() };
      return {
        page: '/announcements',
        file,
        data: { ...data, deadline: fields['deadline'] || today() },
      };
    }
    default:
      return { page: screens[source as keyof typeof screens].path, file, data: fields };
  }
}

/** Without new list entries whose enum has no value yet: the page can only render known values. */
function withoutIncomplete<Value>(
  value: Value,
  { properties = {}, items = {} }: FieldSchema,
): Value {
  if (Array.isArray(value)) {
    const isComplete = (entry: unknown) =>
      Object.entries(items.properties ?? {}).every(
        ([name, field]) => !field.enum || (isRecord(entry) && entry[name]),
      );
    return value.filter(isComplete).map((entry) => withoutIncomplete(entry, items)) as Value;
  }
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    withoutIncomplete(field, properties[name] ?? {}),
  ]);
  return Object.fromEntries(fields) as Value;
}

const paneStyle = {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100vh',
  colorScheme: 'light dark',
  background: 'Canvas',
  color: 'CanvasText',
};

/** The default of an empty date. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}
