import type { CustomFieldControlProps } from '@sveltia/cms';
import { type ChangeEvent, Component, createRef } from 'react';
import { known, nameNewPhoto, newPhotoName } from './content-store.ts';
import { normaliseText, photoFolder, photoName } from './entry-data.ts';

interface State {
  isBusy: boolean;
  error: string | undefined;
}

/** A photo from this computer, or an existing picture, with a thumbnail. */
export class PictureField extends Component<CustomFieldControlProps, State> {
  override state: State = { isBusy: false, error: undefined };
  input = createRef<HTMLInputElement>();

  choosePhoto = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    this.setState({ isBusy: true, error: undefined });
    const error = (await photoError(file)) ?? (await this.addPhoto(file));
    this.setState({ isBusy: false, error });
    // Otherwise choosing the same photo again would fire no change event.
    target.value = '';
  };

  async addPhoto(file: File): Promise<string | undefined> {
    const name = photoName(file);
    try {
      const url = await this.props.addFile(file, { name });
      if (url.startsWith('blob:')) nameNewPhoto(url, await finalName(url, file, name));
      this.props.onChange(url);
      return undefined;
    } catch {
      return `“${file.name}” cannot be read, or it is larger than 20 MB. Choose another photo.`;
    }
  }

  override render() {
    const { forID, field, onChange } = this.props;
    const { isBusy, error } = this.state;
    const value = normaliseText(String(this.props.value ?? ''));
    const drawingsOnly = field.get('drawingsOnly' as 'name');
    const pictures = known.pictures.filter((name) => !drawingsOnly || name.endsWith('.svg'));
    return (
      <div id={forID} style={{ display: 'grid', gap: 12 }}>
        {value && <Chosen value={value} />}
        {!drawingsOnly && (
          <>
            <button onClick={() => this.input.current?.click()} style={buttonStyle} type="button">
              Choose a photo…
            </button>
            <input
              accept="image/*"
              hidden
              onChange={this.choosePhoto}
              ref={this.input}
              type="file"
            />
            <div role="status">
              {isBusy && <span className="processing">The photo is being made smaller…</span>}
              {error}
            </div>
          </>
        )}
        <details>
          <summary style={{ cursor: 'pointer' }}>
            {drawingsOnly ? 'Choose a drawing…' : 'Choose a picture that is there already…'}
          </summary>
          <div aria-label="Pictures" role="radiogroup" style={gridStyle}>
            {pictures.map((name) => (
              <label key={name} style={{ fontSize: 12, overflowWrap: 'anywhere' }}>
                <img alt="" loading="lazy" src={urlOf(name)} style={thumbStyle} />
                <input
                  checked={value === name}
                  name={forID}
                  onChange={() => onChange(name)}
                  type="radio"
                />{' '}
                {name.replace(/\.\w+$/, '').replaceAll('-', ' ')}
              </label>
            ))}
          </div>
        </details>
      </div>
    );
  }
}

/** Sveltia itself converts an iPhone's HEIC to WebP. */
async function photoError(file: File): Promise<string | undefined> {
  if ((await isHeic(file)) || (await canBeDecoded(file))) return undefined;
  return `“${file.name}” is not a photo, or it is damaged. Choose another one.`;
}

async function canBeDecoded(file: File): Promise<boolean> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  const isDecoded = await image.decode().then(
    () => true,
    () => false,
  );
  URL.revokeObjectURL(image.src);
  return isDecoded;
}

/** By the first bytes: the name may have any extension. */
async function isHeic(file: File): Promise<boolean> {
  return /^ftyp(hei|hev|mif1|msf1)/.test(await file.slice(4, 12).text());
}

/** Sveltia converts what it makes smaller to another format. */
async function finalName(url: string, file: File, name: string): Promise<string> {
  const { type } = await (await fetch(url)).blob();
  return type === file.type ? name : name.replace(/\w+$/, type.replace('image/', ''));
}

function Chosen({ value }: { value: string }) {
  const isNew = value.startsWith('blob:');
  const src = isNew ? value : urlOf(value);
  return (
    <figure style={{ margin: 0 }}>
      <img alt="" src={src} style={{ ...thumbStyle, maxWidth: 240 }} />
      <figcaption style={{ fontSize: 12 }}>
        {isNew ? `New: ${newPhotoName(value)}` : value}
      </figcaption>
    </figure>
  );
}

function urlOf(picture: string): string {
  return `./${photoFolder}/${picture}`;
}

const thumbStyle = { display: 'block', width: '100%', borderRadius: 4 };
const gridStyle = {
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  paddingBlockStart: 12,
};
const buttonStyle = {
  justifySelf: 'start',
  padding: '6px 12px',
  border: '1px solid currentColor',
  borderRadius: 4,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
};
