import { type Editor, expect, now, test } from './editor.ts';

const post = 'young-and-ready-to-lead';

/** A bullet as Word copies it: a character of a symbol font, and many spaces. */
function bullet(words: string): string {
  const spaces = '&nbsp;'.repeat(8);
  const sign = `<span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>${spaces} </span></span>`;
  return `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>${sign}</span><![endif]>${words}<o:p></o:p></p>`;
}

function table(...rows: string[][]): string {
  const cell = (words: string) => `<td><p class=MsoNormal>${words}</p></td>`;
  const row = (cells: string[]) => `<tr>${cells.map(cell).join('')}</tr>`;
  return `<table class=MsoTableGrid border=1>${rows.map(row).join('')}</table>`;
}

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {font-family:Calibri} --></style></head><body><!--StartFragment-->
<p class=MsoNormal style='font-family:"Calibri",sans-serif'>We planted <b>forty </b>trees, <i>slowly</i>.<br>It&nbsp;rained<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h1>What <u>came</u> of it</h1>
${bullet('First point')}${bullet('Second <b>point</b>')}
<p class=MsoNormal>See <a href="https://www.who.int/health-topics">the <b>facts</b></a>.</p>
${table(['Lone cell'])}
<p class=MsoNormal>&nbsp;</p>
${table(['Day', 'Trees'], ['Monday', 'Twelve'])}
<p class=MsoNormal>&nbsp;</p>
<ol><li>Dig</li><li>Water</li></ol>
<blockquote>A quote</blockquote><hr>
<p class=MsoNormal>The end.</p>
<!--EndFragment--></body></html>`;

const whatsApp = `*Planting day* was a _slow_ and ~dry~ day
with 2 * 3 friends

• First point
• Second point

- Third point
1. Dig
2. Water

> A quote
Read https://www.who.int/ & the *end*`;

test('what is pasted from Word is shown with all its words, and saved', async ({ editor }) => {
  await paste(editor, { 'text/html': word, 'text/plain': 'We planted forty trees' });
  const page = editor.preview.locator('main');
  await expect(page.getByText('We planted forty trees, slowly. It rained')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What came of it' })).toBeVisible();
  const points = ['First point', 'Second point', 'Day, Trees', 'Monday, Twelve', 'Dig', 'Water'];
  for (const point of points) {
    await expect(page.getByRole('listitem').filter({ hasText: point })).toBeVisible();
  }
  for (const words of ['Lone cell', 'A quote', 'The end.']) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(page.locator('strong', { hasText: 'forty' })).toBeVisible();
  const link = page.getByRole('link', { name: 'the facts' });
  await expect(link).toHaveAttribute('href', 'https://www.who.int/health-topics');
  await expect(editor.field('validation')).toContainText('Nothing is wrong');
  await expect(editor.field('validation')).toContainText('shown as plain');

  await editor.save();
  const saved = now(`posts/${post}.md`);
  expect(saved).toContain('We planted **forty** trees, slowly.\nIt');
  expect(saved).toContain('See [the **facts**](https://www.who.int/health-topics).');
  expect(saved).not.toMatch(/[<\\]|&nbsp;|^\s+$|\n\n\n/m);
});

test('what is pasted from WhatsApp is shown with its bold words and lists', async ({ editor }) => {
  await paste(editor, { 'text/plain': whatsApp });
  const page = editor.preview.locator('main');
  await expect(page.getByText('Planting day was a slow and dry day')).toBeVisible();
  await expect(page.getByText('with 2 * 3 friends')).toBeVisible();
  await expect(page.locator('strong')).toHaveText(['Planting day', 'end']);
  for (const point of ['First point', 'Second point', 'Third point', 'Dig', 'Water']) {
    await expect(page.getByRole('listitem').filter({ hasText: point })).toBeVisible();
  }
  await expect(page.getByText('A quote')).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://www.who.int/' })).toBeVisible();
  await editor.save();
  expect(now(`posts/${post}.md`)).toContain('**Planting day** was a _slow_ and dry day');
});

/** Replaces the text of a post by pasted data. */
async function paste(editor: Editor, copied: Record<string, string>) {
  await editor.open(`posts/entries/${post}`);
  await editor.text('Text').click();
  await editor.page.keyboard.press('Control+A');
  await editor.text('Text').evaluate((field, copied) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(copied)) clipboardData.setData(type, text);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    field.dispatchEvent(paste);
  }, copied);
}
