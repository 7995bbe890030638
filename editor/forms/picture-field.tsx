import type { CustomFieldControlProps } from '@sveltia/cms';
import { type ChangeEvent, Component, createRef } from 'react';
import { knownDrawings, knownPictures, nameNewPhoto, newPhotoName } from './known-content.ts';
import { photoName, photoProblem } from './photo.ts';
import { photoFolder, tidyText } from './tidy.ts';

interface State {
  isBusy: boolean;
  /** Why the photo that was chosen cannot be taken. */
  problem: string | undefined;
}

/** A photo from this computer, or a picture that is there already, each with a small picture of it. */
export class PictureField extends Component<CustomFieldControlProps, State> {
  override state: State = { isBusy: false, problem: undefined };
  input = createRef<HTMLInputElement>();

  choosePhoto = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    this.setState({ isBusy: true, problem: undefined });
    const problem = (await photoProblem(file)) ?? (await this.addPhoto(file));
    this.setState({ isBusy: false, problem });
    // Or the same photo could not be chosen again.
    target.value = '';
  };

  async addPhoto(file: File): Promise<string | undefined> {
    const name = photoName(file);
    try {
      const address = await this.props.addFile(file, { name });
      if (address.startsWith('blob:')) nameNewPhoto(address, await finalName(address, file, name));
      this.props.onChange(address);
      return undefined;
    } catch {
      return `“${file.name}” cannot be read, or it is larger than 20 MB. Choose another photo.`;
    }
  }

  override render() {
    const { forID, field, onChange } = this.props;
    const { isBusy, problem } = this.state;
    const value = tidyText(String(this.props.value ?? ''));
    const drawingsOnly = field.get('drawingsOnly' as 'name');
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
              {problem}
            </div>
          </>
        )}
        <details>
          <summary style={{ cursor: 'pointer' }}>
            {drawingsOnly ? 'Choose a drawing…' : 'Choose a picture that is there already…'}
          </summary>
          <div aria-label="Pictures" role="radiogroup" style={gridStyle}>
            {(drawingsOnly ? knownDrawings() : knownPictures()).map((name) => (
              <label key={name} style={{ fontSize: 12, overflowWrap: 'anywhere' }}>
                <img alt="" loading="lazy" src={addressOf(name)} style={thumbStyle} />
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

/** What is made smaller becomes another kind of file. */
async function finalName(address: string, file: File, name: string): Promise<string> {
  const { type } = await (await fetch(address)).blob();
  return type === file.type ? name : name.replace(/\w+$/, type.replace('image/', ''));
}

function Chosen({ value }: { value: string }) {
  const isNew = value.startsWith('blob:');
  const src = isNew ? value : addressOf(value);
  return (
    <figure style={{ margin: 0 }}>
      <img alt="" src={src} style={{ ...thumbStyle, maxWidth: 240 }} />
      <figcaption style={{ fontSize: 12 }}>
        {isNew ? `New: ${newPhotoName(value)}` : value}
      </figcaption>
    </figure>
  );
}

function addressOf(picture: string): string {
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
