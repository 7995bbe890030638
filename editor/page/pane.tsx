import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { Component } from 'react';
import type { FieldSchema } from '../../pipeline/content/field-schema.ts';
import { postBlocks } from '../../pipeline/content/post-blocks.ts';
import { isRecord } from '../../pipeline/content/problems.ts';
import { type Entry, type FormData, formData } from '../forms/entry-data.ts';
import { newPhotoAddresses, withPhotoNames } from '../forms/known-content.ts';
import { screens } from '../forms/screens.ts';
import type { Draft } from './draft.ts';

/** A pause in typing after which the page is drawn anew. */
const pauseBeforeDrawing = 250;

/** The real page with what stands in the form. A second frame draws each change, and takes the place of the first when done. */
export function paneOf(place: string) {
  return class Pane extends Component<CustomPreviewTemplateProps> {
    box: HTMLElement | null = null;
    timer = 0;
    shown = '';

    override componentDidMount() {
      this.draw();
    }

    override componentDidUpdate() {
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.draw(), pauseBeforeDrawing);
    }

    override componentWillUnmount() {
      clearTimeout(this.timer);
    }

    draw() {
      const draft = draftOf(place, formData(place, this.props.entry as unknown as Entry));
      const text = JSON.stringify(draft);
      if (!this.box || text === this.shown) return;
      this.shown = text;
      const [old, ...unfinished] = [...this.box.querySelectorAll('iframe')];
      for (const frame of unfinished) frame.remove();
      const frame = this.box.ownerDocument.createElement('iframe');
      frame.title = 'The page';
      frame.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%; border: 0';
      if (old) frame.style.visibility = 'hidden';
      window.draft = { ...draft, newPhotos: newPhotoAddresses() };
      frame.src = new URL('./page.html', location.href).href;
      frame.addEventListener('drawn', () => {
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
  place: string,
  { path, schema, fields: all, body }: FormData,
): Omit<Draft, 'newPhotos'> {
  const file = `content/${path}`;
  const fields = withoutUnchosen(all, schema);
  switch (place) {
    case 'posts': {
      const { blocks } = postBlocks(withPhotoNames(body ?? ''));
      const data = { id: 'draft', ...fields, date: fields['date'] || today(), content: blocks };
      return { page: '/blog/draft', file, data };
    }
    case 'calls': {
      // Whichever call is open on the page, this is the one to look at.
      const data = { id: 'draft', ...fields, featured: true, date: fields['date'] || today() };
      return {
        page: '/announcements',
        file,
        data: { ...data, deadline: fields['deadline'] || today() },
      };
    }
    default:
      return { page: screens[place as keyof typeof screens].path, file, data: fields };
  }
}

/** Without new entries of lists in which nothing is chosen yet, where the page can only show one of a few things. */
function withoutUnchosen<Value>(value: Value, { properties = {}, items = {} }: FieldSchema): Value {
  if (Array.isArray(value)) {
    const isChosen = (entry: unknown) =>
      Object.entries(items.properties ?? {}).every(
        ([name, field]) => !field.enum || (isRecord(entry) && entry[name]),
      );
    return value.filter(isChosen).map((entry) => withoutUnchosen(entry, items)) as Value;
  }
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    withoutUnchosen(field, properties[name] ?? {}),
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

/** For a field that is still empty. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}
