import { Feed } from 'feed';
import organisation from '#content/organisation.yaml';
import type { IsoDate } from '../../src/content/basic-types.ts';
import type { BlogBlock, BlogPost, Picture, PostText } from '../../src/content/types.ts';
import { postPath } from '../../src/lib/paths.ts';
import { blogHead } from '../../src/lib/posts.ts';
import { escapeMarkup } from '../shared/escape.ts';

export const feedPath = '/rss.xml';
export const feedTitle = `${blogHead.title} – ${organisation.name}`;

/** CSS rather than XSLT, which browsers are about to remove. */
const stylesLine = '<?xml-stylesheet type="text/css" href="/feed.css"?>';

/** The blog for feed readers, in RSS 2.0: every post with its whole text. */
export function rssFeed(posts: BlogPost[], site: string, language: string): string {
  const feed = new Feed({
    id: `${site}/blog`,
    title: feedTitle,
    description: blogHead.description,
    link: `${site}/blog`,
    feed: site + feedPath,
    language,
    copyright: organisation.name,
    generator: false,
    ...(posts[0] && { updated: noonOf(posts[0].date) }),
  });
  for (const { id, title, excerpt, date, author, category, content } of posts) {
    feed.addItem({
      title,
      link: site + postPath(id),
      date: noonOf(date),
      description: excerpt,
      content: content.map((block) => plainHtml(block, site)).join(''),
      // RSS requires an email address before the name.
      author: [{ name: author, email: organisation.email }],
      category: [{ name: category }],
    });
  }
  return feed
    .rss2()
    .replace('?>', (end) => `${end}\n${stylesLine}`)
    .replace('</description>', (end) => end + browserNotice());
}

/**
 * For people who open the feed in a browser: what it is, and a link to the posts, which in XML must be an XHTML element.
 * Feed readers ignore it.
 */
function browserNotice(): string {
  return `
        <xhtml:div xmlns:xhtml="http://www.w3.org/1999/xhtml">
            <xhtml:meta name="viewport" content="width=device-width"/>
            <xhtml:p>This is the feed of our blog, made for feed readers. Copy this page’s address into your feed reader, and new posts come to you.</xhtml:p>
            <xhtml:p><xhtml:a href="/blog">Read the posts on our website</xhtml:a></xhtml:p>
        </xhtml:div>`;
}

/** Without classes: feed readers have styles of their own. */
function plainHtml(block: BlogBlock, site: string): string {
  switch (block.type) {
    case 'intro':
    case 'paragraph':
      return `<p>${htmlOf(block.text, site)}</p>`;
    case 'heading':
      return `<h2>${htmlOf(block.text, site)}</h2>`;
    case 'subheading':
      return `<h3>${htmlOf(block.text, site)}</h3>`;
    case 'list':
      return listOf(block.items, site);
    case 'callout':
      return `<p><strong>${escapeMarkup(block.title)}</strong></p>${listOf(block.items, site)}`;
    case 'image':
      return block.picture ? figureOf(block.picture, site) : '';
  }
}

function figureOf({ file, alt, caption }: Picture & { caption?: string }, site: string): string {
  const words = caption ? `<figcaption>${escapeMarkup(caption)}</figcaption>` : '';
  return `<figure><img src="${site}${file.src}" alt="${escapeMarkup(alt)}">${words}</figure>`;
}

function listOf(items: PostText[], site: string): string {
  return `<ul>${items.map((item) => `<li>${htmlOf(item, site)}</li>`).join('')}</ul>`;
}

function htmlOf(text: PostText, site: string): string {
  return text
    .map((part) => {
      if (typeof part === 'string') return escapeMarkup(part);
      const words = htmlOf(part.words, site);
      if (part.type === 'bold') return `<strong>${words}</strong>`;
      const address = part.href.startsWith('/') ? site + part.href : part.href;
      return `<a href="${escapeMarkup(address)}">${words}</a>`;
    })
    .join('');
}

/** Noon in Kampala is the same day all over Africa and Europe. */
function noonOf(date: IsoDate): Date {
  return new Date(`${date}T12:00:00+03:00`);
}
