import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { knownDrawings } from './known-content.ts';
import { photoFolder, tidyText } from './tidy.ts';

/** A photo that is uploaded or there already, or one of our drawings, each with a small picture of it. */
export class PictureField extends Component<CustomFieldControlProps> {
  choosePhoto = async () => {
    const picked = await this.props.pickFile({ kind: 'image', accept: 'image/*', allowURL: false });
    if (picked && !Array.isArray(picked)) this.props.onChange(picked.value);
  };

  override render() {
    const { forID, field, onChange } = this.props;
    const value = tidyText(String(this.props.value ?? ''));
    const drawingsOnly = field.get('drawingsOnly' as 'name');
    return (
      <div id={forID} style={{ display: 'grid', gap: 12 }}>
        {value && <Chosen value={value} />}
        {!drawingsOnly && (
          <button onClick={this.choosePhoto} style={buttonStyle} type="button">
            Choose a photo…
          </button>
        )}
        <details>
          <summary style={{ cursor: 'pointer' }}>Choose a drawing…</summary>
          <div aria-label="Drawings" role="radiogroup" style={gridStyle}>
            {knownDrawings().map((name) => (
              <label key={name} style={{ fontSize: 12, overflowWrap: 'anywhere' }}>
                <img alt="" loading="lazy" src={addressOf(name)} style={thumbStyle} />
                <input
                  checked={value === name}
                  name={forID}
                  onChange={() => onChange(name)}
                  type="radio"
                />{' '}
                {name.replace(/\.svg$/, '').replaceAll('-', ' ')}
              </label>
            ))}
          </div>
        </details>
      </div>
    );
  }
}

function Chosen({ value }: { value: string }) {
  const isNew = value.startsWith('blob:');
  const src = isNew ? value : addressOf(value);
  return (
    <figure style={{ margin: 0 }}>
      <img alt="" src={src} style={{ ...thumbStyle, maxWidth: 240 }} />
      <figcaption style={{ fontSize: 12 }}>{isNew ? 'A new photo' : value}</figcaption>
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
