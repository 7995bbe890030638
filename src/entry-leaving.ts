/* For pages that a visitor may have to leave at once: it does not wait for the rest. */
import { leaveNoStep } from './before-react/leave-no-step.ts';

leaveNoStep();
