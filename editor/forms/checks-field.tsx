import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { type Entry, formData } from './entry-data.ts';
import { problemsOf } from './problems.ts';

/** Says what is still wrong with the whole entry, in our own words, and refuses saving. */
export class ChecksField extends Component<CustomFieldControlProps> {
  problems() {
    const { field, entry } = this.props;
    return problemsOf(formData(String(field.get('place' as 'name')), entry as Entry | undefined));
  }

  /** The editor asks right after a change, a moment before it hands the changed entry over. */
  isValid = async () => {
    await new Promise((done) => setTimeout(done, 60));
    const { here, empty } = this.problems();
    const isGood = here.length === 0 && empty.length === 0;
    return isGood || { error: { message: 'Not saved yet. Nothing you typed is lost.' } };
  };

  override render() {
    const { here, empty, elsewhere } = this.problems();
    const isGood = here.length === 0 && empty.length === 0;
    return (
      <div id={this.props.forID} role="status" style={{ fontSize: 14, lineHeight: 1.5 }}>
        {isGood ? 'Nothing is wrong: you can save.' : 'Before you can save:'}
        <List sentences={empty.length > 0 ? [...here, stillEmpty(empty)] : here} />
        {elsewhere.length > 0 && 'Afterwards, in other files:'}
        <List sentences={elsewhere} />
      </div>
    );
  }
}

function stillEmpty(labels: string[]): string {
  return `Still empty: ${labels.join(', ')}.`;
}

function List({ sentences }: { sentences: string[] }) {
  return (
    <ul style={{ margin: '4px 0 8px', paddingInlineStart: 20 }}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
