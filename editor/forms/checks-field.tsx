import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { type Entry, formData } from './entry-data.ts';
import { problemsOf } from './problems.ts';

/** Says what is still wrong with the whole entry, in our own words, and refuses saving. */
export class ChecksField extends Component<CustomFieldControlProps> {
  problems() {
    const { field, entry } = this.props;
    const { here, empty, ...remarks } = problemsOf(
      formData(String(field.get('place' as 'name')), entry as Entry | undefined),
    );
    return { wrong: empty.length > 0 ? [...here, stillEmpty(empty)] : here, ...remarks };
  }

  /** The editor asks right after a change, a moment before it hands the changed entry over. */
  isValid = async () => {
    await new Promise((done) => setTimeout(done, 60));
    const isGood = this.problems().wrong.length === 0;
    return isGood || { error: { message: 'Not saved yet. Nothing you typed is lost.' } };
  };

  override render() {
    const { wrong, notes, elsewhere } = this.problems();
    return (
      <div id={this.props.forID} role="status" style={{ fontSize: 14, lineHeight: 1.5 }}>
        <style>{atTheFoot}</style>
        {wrong.length === 0 && <div data-good="">Nothing is wrong: you can save.</div>}
        <List of={wrong} title="Before you can save:" />
        <List of={notes} title="This is how the text is shown:" />
        <List of={elsewhere} title="Afterwards, elsewhere:" />
      </div>
    );
  }
}

/** It stays in sight below the form, wherever that is scrolled to. First in the document, it is drawn at once. */
const atTheFoot = `
  :has(> [data-key-path="checks"]) {
    display: flex;
    flex-direction: column;
    scroll-padding-block-end: 6rem;
  }
  :has(> [data-key-path="checks"]) > * {
    flex: none;
  }
  [data-key-path="checks"] {
    position: sticky !important;
    inset-block-end: 0;
    /* Above the buttons of the text. */
    z-index: 101;
    order: 1;
    max-block-size: 35vh;
    overflow-y: auto;
    margin-block-start: auto;
    padding-block: 8px !important;
    border-block-start: 1px solid var(--sui-primary-border-color);
    background: var(--sui-secondary-background-color);
  }
  /* The editor takes back what it said at saving only when this field changes, which nobody can type into. */
  [data-key-path="checks"]:has([data-good]) [role="alert"] {
    display: none;
  }
  [data-key-path="checks"] > header {
    display: none !important;
  }
`;

function stillEmpty(labels: string[]): string {
  return `Still empty: ${labels.join(', ')}.`;
}

function List({ title, of }: { title: string; of: string[] }) {
  if (of.length === 0) return null;
  return (
    <>
      <div>{title}</div>
      <ul style={{ margin: '4px 0 8px', paddingInlineStart: 20 }}>
        {of.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
