import type { Check } from './check.ts';
import { problem } from './problem.ts';
import { isRecord } from './walk.ts';

/** Types say so, too, but a host that builds the site by itself does not ask them. */
export const storiesProtectPeople: Check = (places) =>
  places
    .filter(({ file, path }) => file.endsWith('/stories.ts') && path.length === 2)
    .flatMap((place) => {
      const { safeguarding, image } = isRecord(place.value) ? place.value : {};
      const { nameIsChanged, consentIsHeld } = isRecord(safeguarding) ? safeguarding : {};
      const problems: string[] = [];
      if (nameIsChanged !== true || consentIsHeld !== true) {
        problems.push(
          problem(
            place,
            'does not say that the name is changed and consent is held',
            'Make sure of both, and add safeguarding: { nameIsChanged: true, consentIsHeld: true }; otherwise tell another story',
          ),
        );
      }
      if (isRecord(image) && isRecord(image['file']) && image['file']['photo']) {
        problems.push(
          problem(
            place,
            'shows a photo, and the page says that pictures are drawn',
            'Take a drawing instead',
          ),
        );
      }
      return problems;
    });
